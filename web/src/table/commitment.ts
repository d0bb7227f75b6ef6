/** Was the shuffle what the server promised before the game? */

/** The commitment is the SHA-256 of the seed's digits. Null where the browser cannot count it: a page that was not
 * loaded over a safe connection. */
export async function matchesCommitment(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  const text = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text === commitment;
}
