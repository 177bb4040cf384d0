import { readMigrations } from "../database/migrations.ts";
import { migrationsDir } from "../database/places.ts";
import { release } from "../database/release.ts";

/** `jubilee version`: the release, and how far its migrations go. */
export async function version(): Promise<string> {
  return `${release}, migrations up to ${readMigrations(migrationsDir).at(-1)?.version ?? "none"}`;
}
