import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPortal } from "../testing/aPortal.ts";
import { renderInPortal } from "../testing/renderInPortal.tsx";
import { useTellMoment } from "./useTellMoment.ts";

const at = "2027-03-05T23:00:00Z";

function Told() {
  return <p>{useTellMoment()("Please answer by", at, "America/New_York")}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(at) - 51 * 3_600_000 });
  const here = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Tokyo" }).resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(here);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("says a deadline in New York to a reader in Tokyo", () => {
  const portal = aPortal();
  portal.preferences.setLocale("en-GB");
  renderInPortal(portal, <Told />);
  expect(screen.getByText(/Eastern Standard Time, UTC−5/)).toHaveTextContent(
    /For you in Tokyo: .*6 .*2027.* 2 days 3 hours left\.$/,
  );
});
