import { preparationFile } from "../database/preparation.ts";
import { StartError } from "../database/start-error.ts";
import { dataPlace } from "./command.ts";

/**
 * `jubilee database prepare`: prints what an administrator of the PostgreSQL server runs once. It
 * connects to nothing: neither role nor database need be there yet.
 */
export async function prepareDatabase(): Promise<string> {
  const { databaseUrl } = dataPlace();
  const address = databaseUrl !== null && URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  if (!address?.username || !/^postgres(ql)?:$/.test(address.protocol)) {
    throw new StartError(
      "Set DATABASE_URL to the address that the server will use: postgres://<owner>@<host>/<database>",
    );
  }
  const owner = decodeURIComponent(address.username);
  const database = decodeURIComponent(address.pathname.slice(1)) || owner;
  return preparationFile({ owner, database });
}
