import { originOfKey } from "@jubilee/core/events/any-template.rules";
import { blueprintOfEvent } from "@jubilee/core/events/blueprint-of-event.rules";
import { loadBlueprint } from "@jubilee/core/events/blueprints.rules";
import { createOwnTemplatesApi } from "@jubilee/core/events/own-templates.api";
import type { BlueprintOfEvent } from "@jubilee/core/events/own-templates.types";
import { valueOf } from "@jubilee/core/base/result.rules";
import type { DataClient } from "../../../../app/routing/reads.types.ts";

/** The blueprint of an event; what an event does not keep comes from the template it was made from. */
export async function blueprintFrom(
  client: DataClient,
  eventId: string,
): Promise<BlueprintOfEvent> {
  const api = createOwnTemplatesApi(client);
  const source = await valueOf(api.source(eventId));
  const { kind, name } = originOfKey(source.templateKey ?? "");
  if (kind === "own") {
    const base = await api.get(name);
    return blueprintOfEvent(source, base.ok ? base.value.blueprint : null);
  }
  return blueprintOfEvent(source, await loadBlueprint(name));
}
