import { loadSecrets, sharedText } from "../database/secrets.ts";
import { dataPlace, requireData } from "./command.ts";

/** `jubilee keys show`: the line by which another server has the same keys. */
export async function showKeys(): Promise<string> {
  const { dataDir, secrets } = dataPlace();
  requireData(dataDir);
  return `JUBILEE_SECRETS=${sharedText(loadSecrets(dataDir, secrets))}`;
}
