/** Whether this page and the server speak the same version of the protocol. After an update of the server an old page
 * does not; it must be loaded again. */

import { PROTOCOL_VERSION } from '../gen/protocol.gen';

export const version = $state({ isOutdated: false });

/** The server sent its version. False if it differs from the client's. */
export function isSpoken(served: number): boolean {
  if (served !== PROTOCOL_VERSION) version.isOutdated = true;
  return served === PROTOCOL_VERSION;
}
