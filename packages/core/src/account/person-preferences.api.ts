import { doneOf, failureFrom, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";

/** What a person has chosen, by what it is about. Whoever shows it reads each value. */
export type PersonPreferences = Readonly<Record<string, unknown>>;

export interface PersonPreferencesApi {
  all: () => Promise<Result<PersonPreferences>>;
  keep: (name: string, value: object) => Promise<Result<true>>;
}

/** Calls about how one likes to work. */
export function createPersonPreferencesApi(client: DatabaseClient): PersonPreferencesApi {
  return {
    async all() {
      const { data, error } = await client.from("person_preferences").select("name, value");
      if (error) return { ok: false, error: failureFrom(error) };
      return succeed(Object.fromEntries(data.map(({ name, value }) => [name, value])));
    },
    async keep(name, value) {
      return doneOf(
        await client
          .from("person_preferences")
          .upsert({ name, value }, { onConflict: "user_id,name" }),
      );
    },
  };
}
