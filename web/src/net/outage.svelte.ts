/** Whether the server can save. It says so when it refuses something; its readiness tells when that is over. */

const LOOK_EVERY = 2_000; // milliseconds

export const outage = $state({ isOn: false });

/** The server refused something with `unavailable`. */
export function cannotSave(): void {
  if (outage.isOn) return;
  outage.isOn = true;
  lookAgain();
}

function lookAgain(): void {
  setTimeout(async () => {
    const answer = await fetch('/readyz').catch(() => null);
    if (answer?.ok) outage.isOn = false;
    else lookAgain();
  }, LOOK_EVERY);
}
