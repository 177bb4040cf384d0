import { loadSecrets, makeSecrets } from "../database/secrets.ts";
import { requireOpening, rotationSteps } from "../keys/key-rotation.ts";
import { dataPlace, requireAlone, requireData, requireStopped, withData } from "./command.ts";

/** `jubilee keys rotate`: new keys, and what was closed with the old ones closed with them. */
export async function rotateKeys(): Promise<string> {
  const { dataDir, secrets: shared } = dataPlace();
  requireData(dataDir);
  requireStopped(dataDir);
  // Opening the data ends a change that broke off before, and then the one that is begun here.
  await withData(
    async (backend) => {
      await requireAlone(backend);
      const old = loadSecrets(dataDir);
      await requireOpening(backend, old);
      for (const step of rotationSteps) step({ dataDir, fresh: makeSecrets() });
    },
    { takesShared: false },
  );
  await withData(async () => undefined, { takesShared: false });
  const next = shared
    ? 'set JUBILEE_SECRETS on every machine to what "npx jubilee keys show" prints without it, move secrets.json of the other machines away, and start the servers'
    : "start the server";
  return `The keys are new; ${next}. Everybody signs in again, and devices have to allow notifications again.`;
}
