import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, it, vi } from "vitest";
import { useStepFocus } from "./useStepFocus.ts";

function Flow({ step }: { step: string }) {
  const flow = useRef<HTMLDivElement>(null);
  useStepFocus(flow, step);
  return (
    <div ref={flow}>
      <h2>{step}</h2>
    </div>
  );
}

it("each step begins at its head and at the page's top, and the first one takes nothing", () => {
  const scroll = vi.spyOn(globalThis, "scrollTo").mockImplementation(() => undefined);
  const { rerender } = render(<Flow step="Match columns" />);
  expect(document.body).toHaveFocus();
  rerender(<Flow step="Review" />);
  expect(screen.getByRole("heading", { name: "Review" })).toHaveFocus();
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0 });
});
