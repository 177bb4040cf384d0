import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CampaignPulse } from "@jubilee/core/giving/giving.types";
import { library } from "../../fixtures/campaigns.ts";
import type { WidgetContext } from "../../widget.types.ts";
import { createCall } from "./call.ts";
import { watchProgress } from "./watchProgress.ts";

let sight: (isIntersecting: boolean) => void;
let pulse: CampaignPulse | "offline";
const asked: string[] = [];
const reload = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
        sight = (isIntersecting) => heard([{ isIntersecting }]);
      }
      observe() {
        sight(true);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address).pathname);
    if (pulse === "offline") throw new TypeError("Failed to fetch");
    return Response.json(pulse);
  });
  pulse = { state: "open", progress: library.progress };
  asked.length = 0;
  reload.mockClear();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch(): HTMLElement {
  const host = document.body.appendChild(document.createElement("div"));
  const shadow = host.attachShadow({ mode: "open" });
  shadow.append(document.createElement("form"));
  const call = createCall("https://jubilee.example", "de-AT");
  const context: Partial<WidgetContext> = { token: "tok", call, reload, shadow };
  const props = { context: context as WidgetContext, data: library };
  // A second drawing of the same form watches no second time.
  for (const again of [props, props]) watchProgress(again);
  return host;
}

const raised = (raisedMinor: number): CampaignPulse => ({
  state: "open",
  progress: { ...library.progress, raisedMinor },
});

it("moves with a gift and back with a refund within five seconds, and draws nothing else anew", async () => {
  watch();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asked).toEqual(["/functions/v1/embed/donation/tok/progress"]);
  expect(reload).not.toHaveBeenCalled();
  pulse = raised(library.progress.raisedMinor + 3_500);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reload).toHaveBeenCalledTimes(1);
  pulse = raised(library.progress.raisedMinor);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("asks nothing out of sight, in a hidden tab, or once the form is left", async () => {
  const host = watch();
  sight(false);
  await vi.advanceTimersByTimeAsync(30_000);
  sight(true);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toEqual([]);
  vi.restoreAllMocks();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveLength(1);
  host.remove();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toHaveLength(1);
});

it("asks ever more seldom while nobody answers, and goes on when somebody does", async () => {
  pulse = "offline";
  watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBeLessThan(6);
  pulse = raised(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
