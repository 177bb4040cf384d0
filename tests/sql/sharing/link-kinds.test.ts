import { linkKinds } from "@jubilee/core/sharing/link-kinds.rules";
import { widgetKinds } from "@jubilee/core/sharing/widget-kinds.rules";
import { expect, it } from "vitest";
import { findCall } from "../../../supabase/functions/embed/routes.ts";
import { readingBackend } from "../../support/reading-backend.ts";

it("the kinds of links are the database's, with the page and the call of each", async () => {
  const backend = await readingBackend();
  const rows = await backend.query<{ kind: string; path: string; call: string }>(
    "select kind, path, opens as call from private.link_kinds order by kind",
  );
  const known = Object.entries(linkKinds).map(([kind, { path, call }]) => ({ kind, path, call }));
  const byKind = (one: { kind: string }, other: { kind: string }) =>
    one.kind < other.kind ? -1 : 1;
  expect([...rows].toSorted(byKind)).toEqual(known.toSorted(byKind));
});

it("what a link is read by is a call of the public door, and each widget has a link", () => {
  const kinds = Object.values(linkKinds);
  const unread = kinds.filter(({ call }) => findCall("GET", `${call}/token`) === null);
  expect(unread.map(({ call }) => call)).toEqual([]);
  const shown = new Set(kinds.map(({ widget }) => widget));
  expect(widgetKinds.filter((kind) => !shown.has(kind))).toEqual([]);
});
