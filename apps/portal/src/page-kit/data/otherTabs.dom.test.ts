import { renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { expect, it } from "vitest";
import { PortalContext } from "../../app/portal/PortalContext.ts";
import { queryClientOf } from "../../app/session/queryClientOf.ts";
import { aPortal, maya } from "../../testing/aPortal.ts";
import { memoryStorage } from "../../app/portal/deviceStorage.ts";
import { tellOtherTabs, useOtherTabs } from "./otherTabs.ts";

/** What another tab of the same browser would hear of a write. */
function told(userId: string, key: readonly unknown[]): StorageEvent {
  const storage = memoryStorage();
  tellOtherTabs(storage, userId, key);
  const name = storage.key(0) ?? "";
  return new StorageEvent("storage", { key: name, newValue: storage.getItem(name) });
}

it("reads again what another tab of the same person has written, and nothing else", () => {
  const portal = aPortal({ status: "signed-in", user: maya });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(PortalContext, { value: portal }, children);
  const queries = queryClientOf(maya.id);
  queries.setQueryData(["events"], ["Ball"]);
  queries.setQueryData(["venues"], ["Hall"]);
  renderHook(useOtherTabs, { wrapper });
  const isOld = (name: string) => queries.getQueryState([name])?.isInvalidated;
  dispatchEvent(told("somebody else", ["events"]));
  dispatchEvent(new StorageEvent("storage", { key: "jubilee-written-u1", newValue: "no list" }));
  expect(isOld("events")).toBe(false);
  dispatchEvent(told(maya.id, ["events"]));
  expect([isOld("events"), isOld("venues")]).toEqual([true, false]);
});
