import { originOfKey } from "@jubilee/core/events/any-template.rules";
import { blueprintOfEvent } from "@jubilee/core/events/blueprint-of-event.rules";
import { loadBlueprint } from "@jubilee/core/events/blueprints.rules";
import { createOwnTemplatesApi } from "@jubilee/core/events/own-templates.api";
import type { BlueprintOfEvent } from "@jubilee/core/events/own-templates.types";
import { valueOf } from "@jubilee/core/base/result.rules";
import type { DataClient } from "../../../../app/routing/reads.types.ts";

/** A blueprint, and what its event is called now. */
interface BlueprintFrom extends BlueprintOfEvent {
  name: string;
}

/** The blueprint of an event; what an event does not keep comes from the template it was made from. */
export async function blueprintFrom(client: DataClient, eventId: string): Promise<BlueprintFrom> {
  const api = createOwnTemplatesApi(client);
  const source = await valueOf(api.source(eventId));
  const { kind, name } = originOfKey(source.templateKey ?? "");
  if (kind === "own") {
    const base = await api.get(name);
    const made = blueprintOfEvent(source, base.ok ? base.value.blueprint : null);
    return { ...made, name: source.name };
  }
  return { ...blueprintOfEvent(source, await loadBlueprint(name)), name: source.name };
}
