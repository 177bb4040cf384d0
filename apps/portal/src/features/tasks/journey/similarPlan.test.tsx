import { loadBlueprint } from "@jubilee/core/events/blueprints.rules";
import { templateFor } from "@jubilee/core/events/templates.rules";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aPortal } from "../../../testing/aPortal.ts";
import { choir } from "../../../testing/anEvent.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { SimilarPlan, type SimilarPlanProps } from "./SimilarPlan.tsx";

const patient = { timeout: 10_000 };
/** On its day nothing of the plan is behind. */
const today = choir.startLocal.slice(0, 10);

function show(rows: readonly TaskRow[], onAdd: SimilarPlanProps["onAdd"]) {
  renderInPortal(
    aPortal(),
    <QueryClientProvider client={new QueryClient()}>
      <SimilarPlan event={choir} rows={rows} today={today} onAdd={onAdd} />
    </QueryClientProvider>,
  );
}

/** Everything that the template of the kind holds, as tasks of the event. */
async function allOfIt() {
  const blueprint = await loadBlueprint(templateFor(choir)?.key ?? "");
  return (blueprint?.tasks ?? []).map(
    ({ key, title }) => ({ id: key, title, templateKey: null }) as Partial<TaskRow> as TaskRow,
  );
}

it("tells what the plan of its kind has now and this one has not, and adds it by a press", async () => {
  const onAdd = vi.fn<NonNullable<SimilarPlanProps["onAdd"]>>().mockResolvedValue(null);
  show([], onAdd);
  const [add] = await screen.findAllByRole("button", { name: /^Add / }, patient);
  const title = add?.getAttribute("aria-label")?.slice("Add ".length);
  if (add) fireEvent.click(add);
  expect(onAdd).toHaveBeenCalledWith(choir.id, [expect.objectContaining({ title })]);
  expect(screen.getByRole("link", { name: /From the template/ })).toBeVisible();
});

it("offers nothing twice, and to who only looks nothing to press", async () => {
  show(await allOfIt(), null);
  expect(await screen.findByText("From here on yours has all of it.", {}, patient)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
