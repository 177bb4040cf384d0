import { CallError } from "@jubilee/core/base/result.rules";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPortal } from "../../testing/aPortal.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { RecordPage } from "./RecordPage.tsx";

const missing = {
  data: undefined,
  error: new CallError({ code: "not_found", message: "Gone", field: null }),
  refetch: () => undefined,
};

function show(path: string) {
  const portal = aPortal();
  portal.standing.setState({
    lost: { name: "Gala Ltd", isEvent: false, path: "/event-details/ball" },
  });
  return renderInPortal(
    portal,
    <RecordPage<string> of={missing} noun="event" all={null} skeleton={null}>
      {(name) => name}
    </RecordPage>,
    path,
  );
}

it("says with whom one works no longer, on the page that was open then", () => {
  show("/event-details/ball");
  expect(screen.getByRole("heading").textContent).toBe("You no longer work with Gala Ltd");
});

it("says elsewhere that there is no such thing", () => {
  show("/event-details/other");
  expect(screen.getByRole("heading").textContent).toBe("There is no such event");
});
