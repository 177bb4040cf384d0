import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CrashBoundary } from "./CrashBoundary.tsx";
import { CrashScreen } from "./CrashScreen.tsx";

function Broken({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error("a screen crashed");
  return <p>The screen</p>;
}

describe("'A crash in any screen'", () => {
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  const tree = (path: string, isBroken: boolean, report: (error: unknown) => void) => (
    <CrashBoundary resetKey={path} fallback={<CrashScreen />} report={report}>
      <Broken isBroken={isBroken} />
    </CrashBoundary>
  );

  it("shows the two sentences and tells of it; the start has a sentence of its own", () => {
    const report = vi.fn<(error: unknown) => void>();
    const { rerender } = render(tree("/a", true, report));
    expect(screen.getByText("Something went wrong")).toBeVisible();
    expect(
      screen.getByText("An unexpected error occurred. Please refresh the page or try again later."),
    ).toBeVisible();
    expect(report).toHaveBeenCalledTimes(1);
    rerender(<CrashScreen sentence="Error loading Home page. Please refresh." />);
    expect(screen.getByText("Error loading Home page. Please refresh.")).toBeVisible();
    expect(screen.queryByText("Something went wrong")).toBeNull();
  });

  it("another address gets another chance", () => {
    const report = vi.fn<(error: unknown) => void>();
    const { rerender } = render(tree("/a", true, report));
    rerender(tree("/b", false, report));
    expect(screen.getByText("The screen")).toBeVisible();
  });
});
