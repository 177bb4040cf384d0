import { Plus } from "lucide-react";
import { describe, expect, it } from "vitest";
import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import type { ActionEvent, PaletteAction } from "../../../event-kit/actions/action.types.ts";
import { choir } from "../../../testing/anEvent.ts";
import { actionRows } from "./actionRows.tsx";
import type { Looking } from "./deviceRows.tsx";

const told = { icon: Plus, order: 10 };
const actions: PaletteAction[] = [
  { ...told, of: "account", key: "event", label: "New event", address: "/create-event" },
  {
    ...told,
    of: "account",
    key: "poll",
    label: "New poll",
    address: "/polls/new",
    feature: "polls",
  },
  {
    ...told,
    of: "event",
    key: "guests",
    label: ({ event }) => `Invite to ${event.name}`,
    isShown: ({ event }) => event.status === "published",
    does: { address: ({ id }) => `/event-details/${id}` },
  },
];
const who: Looking = { isMember: true, isAdmin: false, plan: "premium", flags: [] };
const event = { ...choir, status: "published" as const };
const at = { event, overview: undefined, nowMs: 0 };
const names = (asking: Looking, event: ActionEvent | null) =>
  actionRows(actions, asking, event).map(({ key }) => key);

describe("what can be done", () => {
  it("is what the plan has and the event's state has a use for", () => {
    expect(names(who, at)).toEqual(["do:event", "do:poll", "do:guests"]);
    expect(names({ ...who, plan: "free" }, at)).toEqual(["do:event", "do:guests"]);
    expect(names(who, { ...at, event: choir })).toEqual(["do:event", "do:poll"]);
    expect(names(who, null)).toEqual(["do:event", "do:poll"]);
  });

  it("is nothing of a feature that is switched off", () => {
    const flags = [{ featureKey: "polls", state: "off" as const, note: null, updatedAt: "" }];
    expect(names({ ...who, flags }, at)).not.toContain("do:poll");
  });

  it("is nothing with an event that an administrator sees the figures of", () => {
    const overview = { seenAs: "administrator" } as EventOverview;
    expect(names(who, { ...at, overview })).not.toContain("do:guests");
  });

  it("says the event as its place, and is found by it", () => {
    const row = actionRows(actions, who, at).at(-1);
    expect(row).toMatchObject({ place: event.name, opens: { to: `/event-details/${event.id}` } });
    expect(row?.words).toContain(event.name);
  });
});
