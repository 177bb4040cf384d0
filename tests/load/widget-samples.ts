/** What each kind of widget shows in benches, and where a visitor presses first. */
import type { WidgetData, WidgetKind } from "@jubilee/widgets/server";
import { library } from "../../packages/widgets/src/fixtures/campaigns.ts";
import { counting } from "../../packages/widgets/src/fixtures/countdowns.ts";
import { shared } from "../../packages/widgets/src/fixtures/events.ts";
import { picnic } from "../../packages/widgets/src/fixtures/polls.ts";
import { face, list } from "../../packages/widgets/src/fixtures/showcases.ts";
import { coming } from "../support/coming.ts";

/** One widget with its data. */
export interface WidgetSample {
  kind: WidgetKind;
  data: WidgetData & { event: { name: string } };
  /** What is pressed first, inside the widget. */
  press: string;
}

const serverTime = new Date().toISOString();
const sample = (
  kind: WidgetKind,
  recorded: WidgetData & { event: { name: string } },
  press: string,
): WidgetSample => ({ kind, data: { ...coming(recorded), serverTime }, press });

const openPoll = { ...picnic, closesAt: null };

/** A kind that is missing here does not compile. */
const ofKind: Readonly<Record<WidgetKind, WidgetSample>> = {
  rsvp: sample("rsvp", shared, "input[type=radio]"),
  tickets: sample("tickets", shared, "fieldset button + output + button"),
  donation: sample("donation", library, "input[type=radio]"),
  showcase: sample("showcase", face, "button"),
  countdown: sample("countdown", counting, "a"),
  poll: sample("poll", openPoll, "input[type=radio]"),
};

export const rsvpSample = ofKind.rsvp;

/** By the name of their rows. */
export const widgetSamples: Readonly<Record<string, WidgetSample>> = {
  ...ofKind,
  "showcase of several events": sample("showcase", list, "a"),
};
