import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useArticleOfPart } from "../../app/routing/article.ts";
import { RouteContext } from "../../app/routing/RouteContext.ts";
import { routeTable } from "../../joins/routeTable.ts";
import { aPortal } from "../../testing/aPortal.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { HelpMark } from "./HelpMark.tsx";

function Part({ article }: { article: string }) {
  useArticleOfPart(article);
  return null;
}

const place = () => screen.getByRole("link", { name: "Help with this page" }).getAttribute("href");

it("leads to the article of the open part, and to that of the page once it is closed", async () => {
  const page = (part: string | null) => (
    <RouteContext value={routeTable.resolve("/pricing")}>
      {part && <Part article={part} />}
      <HelpMark />
    </RouteContext>
  );
  const { rerender } = renderInPortal(aPortal(), page("guest-list"));
  expect(place()).toBe("/help/guest-list");
  await act(async () => rerender(page(null)));
  expect(place()).toBe("/help/plans");
});

it("is not there on a page without an article", () => {
  renderInPortal(
    aPortal(),
    <RouteContext value={routeTable.resolve("/about")}>
      <HelpMark />
    </RouteContext>,
  );
  expect(screen.queryByRole("link")).toBeNull();
});
