import { madeTemplate, sharedTemplateKey } from "@jubilee/core/events/any-template.rules";
import { loadBlueprint } from "@jubilee/core/events/blueprints.rules";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { RouteContext } from "../../../app/routing/RouteContext.ts";
import { routeTable } from "../../../joins/routeTable.ts";
import { askedTemplates } from "../../../page-kit/sessions/askedTemplates.ts";
import { aPortal } from "../../../testing/aPortal.ts";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import SharedTemplatePage from "./SharedTemplatePage.tsx";

const token = "EjGSArprzpiIx2M8zV1O5VT2vIpmEcfo";
const path = `/shared-template/${token}`;
const patient = { timeout: 10_000 };

beforeAll(async () => {
  // This environment scrolls nothing.
  Object.assign(Element.prototype, { scrollBy: () => undefined });
  await routeTable.complete();
  const key = sharedTemplateKey(token);
  const blueprint = await loadBlueprint("cultural");
  if (!blueprint) throw new RangeError("There is no blueprint");
  const told = {
    title: "Summer feast",
    line: "Lanterns and stalls.",
    eventTypeId: "cultural-type-1",
    coverSeed: "feast",
    blueprint,
  };
  askedTemplates.set(key, Promise.resolve(madeTemplate(key, told)));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** As a load draws it: a public page has no frame of members around it. */
const open = (portal: ReturnType<typeof aPortal>) =>
  act(async () => {
    renderInPortal(
      portal,
      <RouteContext value={routeTable.resolve(path)}>
        <SharedTemplatePage />
      </RouteContext>,
      path,
    );
    await Promise.resolve();
  });

it("opens for somebody else who is signed in, who keeps it among their own", async () => {
  const kept = { id: "7f0d5f30-3a0c-4a39-9d4e-0d9b6a1f2c11", title: "Summer feast" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(kept)));
  await open(aSignedInPortal());
  fireEvent.click(
    await screen.findByRole("button", { name: "Keep it in your templates" }, patient),
  );
  expect(
    await screen.findByRole("link", { name: "Open it in your templates" }, patient),
  ).toHaveAttribute("href", `/pro/advanced-templates/${kept.id}`);
});

it("asks a visitor for nothing but whether to use it", async () => {
  await open(aPortal());
  expect(await screen.findByRole("button", { name: "Use template" }, patient)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Keep it in your templates" })).toBeNull();
});
