import { call } from "../base/calls.api.ts";
import { succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type { BlueprintRows, HeldPart } from "./blueprint-parts.types.ts";
import { columnsOfBeginning, columnsOfDraft, eventFromRow } from "./event-rows.rules.ts";
import type { EventBeginning, EventDraft, EventRecord } from "./events.types.ts";

export interface BlueprintsApi {
  /** Makes an event with all that it takes along, or nothing; parts above the plan are held back and named. */
  instantiate: (
    draft: EventDraft,
    userId: string,
    beginning: EventBeginning,
    rows: BlueprintRows,
  ) => Promise<Result<{ event: EventRecord; held: HeldPart[] }>>;
}

/** Calls that make events of blueprints. */
export function createBlueprintsApi(client: DatabaseClient): BlueprintsApi {
  return {
    async instantiate(draft, userId, beginning, rows) {
      const result = await call(client, "instantiate_blueprint", {
        event: { ...columnsOfDraft(draft), user_id: userId, ...columnsOfBeginning(beginning) },
        parts: { ...rows },
      });
      if (!result.ok) return result;
      return succeed({ event: eventFromRow(result.value.event), held: result.value.held });
    },
  };
}
