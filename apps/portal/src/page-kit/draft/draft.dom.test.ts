import { afterEach, expect, it, vi } from "vitest";
import { createPortal } from "../../app/portal/createPortal.ts";
import { aPortal } from "../../testing/aPortal.ts";
import { joined } from "../../joins/joined.ts";
import { forgetDraft, forgetDrafts, keepDraft, readDraft } from "./draft.ts";
import { askedTemplates } from "../sessions/askedTemplates.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it("gives back what was typed until it is forgotten", () => {
  keepDraft(localStorage, "form", { note: "Half" });
  expect(readDraft(localStorage, "form")).toEqual({ note: "Half" });
  forgetDraft(localStorage, "form");
  expect(readDraft(localStorage, "form")).toBeNull();
});

it("gives nothing back where what it was typed over has changed", () => {
  keepDraft(localStorage, "form", { note: "Half" }, "yes");
  expect(readDraft(localStorage, "form", "no")).toBeNull();
  expect(readDraft(localStorage, "form", "yes")).toEqual({ note: "Half" });
});

it("does without where storage is blocked, full or damaged", () => {
  const blocked = () => {
    throw new DOMException("Blocked", "SecurityError");
  };
  const shelf = { getItem: blocked, setItem: blocked, removeItem: blocked };
  keepDraft(shelf, "form", {});
  expect(readDraft(shelf, "form")).toBeNull();
  forgetDraft(shelf, "form");
  forgetDrafts(blocked);
  keepDraft(localStorage, "form", {});
  const [key = ""] = Object.keys(localStorage);
  localStorage.setItem(key, "{");
  expect(readDraft(localStorage, "form")).toBeNull();
});

it("a sign-out forgets what was typed and nothing else", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  localStorage.setItem("jubilee-theme", "dark");
  keepDraft(localStorage, "event:maya", { name: "Choir" });
  keepDraft(sessionStorage, "party:link", { note: "Half" });
  askedTemplates.set("own:one", Promise.resolve(null));
  await createPortal(aPortal().config, joined, null, localStorage).auth.signOut();
  await expect.poll(() => readDraft(localStorage, "event:maya")).toBeNull();
  expect(readDraft(sessionStorage, "party:link")).toBeNull();
  expect(askedTemplates.size).toBe(0);
  expect(localStorage.getItem("jubilee-theme")).toBe("dark");
});
