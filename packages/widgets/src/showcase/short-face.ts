import type { PublicTicketType } from "@jubilee/core/sharing/public-event.types";
import type { SharedFace } from "@jubilee/core/sharing/showcase.types";
import type { WidgetData } from "../widget.types.ts";
import { shortStory } from "./story.ts";

function isFace(data: WidgetData): data is SharedFace {
  return "layout" in data && data.layout === "event";
}

/** A face without what its first screen does not show: the end of the story, all but one ticket. */
export function shortFace<Data extends WidgetData>(data: Data): Data {
  if (!isFace(data)) return data;
  const { description } = data.event;
  return {
    ...data,
    event: { ...data.event, description: description && shortStory(description) },
    tickets: cheapest(data.tickets).map((type) => ({ ...type, description: null })),
  };
}

/** The ticket whose price a face tells; without one on sale any, so that it is known there are some. */
function cheapest(tickets: readonly PublicTicketType[]): PublicTicketType[] {
  const onSale = tickets.filter(({ state, price }) => state === "on_sale" && !price?.isAddOn);
  const ordered = onSale.toSorted((one, other) => one.priceMinor - other.priceMinor);
  return [...ordered, ...tickets].slice(0, 1);
}
