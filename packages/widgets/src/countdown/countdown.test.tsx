import type { SharedCountdown } from "@jubilee/core/sharing/countdown.types";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { common } from "../copy/en/shared.copy.ts";
import { counting, nothingPlanned, withCounted } from "../fixtures/countdowns.ts";
import type { Outcome } from "../client/request.ts";
import type { WidgetContext } from "../widget.types.ts";
import { Countdown } from "./Countdown.tsx";

/** Two days, three hours, four minutes and five seconds before the recorded event begins. */
const startMs = Date.parse(counting.event.startDate);
const endMs = Date.parse(counting.event.endDate);
const nowMs = startMs - (((2 * 24 + 3) * 60 + 4) * 60 + 5) * 1000;

/** What the server answers, and how far its clock is ahead of this device's. */
let answer: SharedCountdown | "link_invalid" | "origin_not_allowed" | "offline";
let aheadMs: number;
let asked: number;
const emit = vi.fn();
const announce = vi.fn();
const reload = vi.fn(() => Promise.resolve());
const host = document.createElement("div");

const outcome = (): Outcome<SharedCountdown> =>
  typeof answer === "string"
    ? { ok: false, error: { code: answer, message: "", field: null } }
    : {
        ok: true,
        value: { ...answer, serverTime: new Date(Date.now() + aheadMs).toISOString() },
      };

const part: Partial<WidgetContext> = {
  kind: "countdown",
  token: "tok",
  origin: "https://jubilee.example",
  locale: "en-GB",
  copy: common,
  words: (_part, english) => english,
  theme: "auto",
  bare: false,
  emit,
  announce,
  reload,
  call: async <Value,>() => {
    asked += 1;
    return outcome() as Outcome<Value>;
  },
  now: () => Date.now(),
  shadow: host.attachShadow({ mode: "open" }),
};
const context = part as WidgetContext;

beforeEach(() => {
  vi.useFakeTimers({ now: nowMs });
  document.body.append(host);
  answer = counting;
  aheadMs = 0;
  asked = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  host.remove();
});

/** Lets so much time pass, and what was asked be answered. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function show(data: SharedCountdown = counting) {
  const drawn = render(<Countdown context={context} data={data} />);
  await pass(0);
  // What is read out comes by a script of its own.
  await act(() => vi.dynamicImportSettled());
  return drawn;
}
/** The same drawn every four seconds, as by a page that is looked at all the while. */
async function live(ms: number): Promise<void> {
  for (let spent = 0; spent < ms; spent += 4_000) await pass(4_000);
}
const figures = () => [...document.querySelectorAll("b")].slice(0, 4).map((b) => b.textContent);
const timer = () => screen.getByRole("timer");

describe("the figures", () => {
  it("fall second by second, and the sentence for the ear once a minute", async () => {
    await show();
    expect(figures()).toEqual(["02", "03", "04", "05"]);
    expect(timer()).toHaveTextContent(
      "2 days, 3 hours and 4 minutes until Saturday, 12 June 2027 at 18:30 GMT−4",
    );
    await pass(5_000);
    expect(figures()).toEqual(["02", "03", "04", "00"]);
    expect(timer()).toHaveTextContent("2 days, 3 hours and 4 minutes until");
    await pass(1_000);
    expect(figures()).toEqual(["02", "03", "03", "59"]);
    expect(timer()).toHaveTextContent("2 days, 3 hours and 3 minutes until");
  });

  it("are never spoken by themselves", async () => {
    const { container } = await show();
    await pass(130_000);
    expect(announce).not.toHaveBeenCalled();
    expect(container.querySelector("[aria-live], [role=status], [role=alert], output")).toBeNull();
    expect(timer().querySelector("[aria-hidden=true]")).toHaveTextContent("days");
  });

  it("go by the server's clock on a device that is six hours late", async () => {
    aheadMs = 6 * 3_600_000;
    await show();
    await pass(1_000);
    expect(figures()).toEqual(["01", "21", "04", "04"]);
  });

  it("count on without a connection", async () => {
    answer = "offline";
    await show();
    await pass(3_000);
    expect(figures()).toEqual(["02", "03", "04", "02"]);
    expect(reload).not.toHaveBeenCalled();
  });

  it("are right at once after a device has slept, and ask for the clock anew", async () => {
    await show();
    await pass(2_000);
    expect(asked).toBe(1);
    vi.setSystemTime(nowMs + 26 * 3_600_000);
    await pass(1_000);
    expect(figures()).toEqual(["01", "01", "04", "04"]);
    expect(asked).toBe(2);
  });

  it("rest while their page is hidden, and are right when it is seen again", async () => {
    await show();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await pass(3_600_000);
    expect(figures()).toEqual(["02", "03", "04", "05"]);
    expect(asked).toBe(1);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(figures()).toEqual(["02", "02", "04", "05"]);
    await pass(0);
    expect(asked).toBe(2);
  });

  it("do not drift, and leave no second out", async () => {
    vi.setSystemTime(nowMs + 400);
    await show();
    const shown = new Set<string>();
    for (let second = 0; second < 300; second += 1) {
      shown.add(figures().join(":"));
      await pass(1_000);
    }
    expect(shown.size).toBe(300);
    expect(figures()).toEqual(["02", "02", "59", "05"]);
  });
});

describe("what becomes of the event", () => {
  it("begins on the second, is on until its end, and is over then", async () => {
    vi.setSystemTime(startMs - 2_000);
    await show();
    await pass(1_000);
    expect(timer()).toHaveTextContent("Less than a minute until");
    await pass(1_000);
    expect(screen.queryByRole("timer")).toBeNull();
    expect(screen.getByText("It has begun")).toBeInTheDocument();
    expect(screen.getByText(/^Until Sunday,? 13 June\W.*0:00$/)).toBeInTheDocument();
    vi.setSystemTime(endMs - 2_000);
    await pass(1_000);
    expect(screen.getByText("It has begun")).toBeInTheDocument();
    await pass(1_000);
    expect(screen.getByText("It is over")).toBeInTheDocument();
    const steps = emit.mock.calls.map(([, { step }]) => step);
    expect(steps).toEqual(["ahead", "begun", "ended"]);
  });

  it("that it is called off is seen within ten minutes, and so is another hour", async () => {
    await show();
    answer = withCounted({ startDate: new Date(startMs + 3_600_000).toISOString() });
    await live(10 * 60_000);
    expect(asked).toBe(2);
    expect(figures()).toEqual(["02", "03", "54", "05"]);
    answer = withCounted({ status: "cancelled" });
    await live(10 * 60_000 + 4_000);
    expect(asked).toBe(3);
    expect(screen.getByText("Cancelled")).toBeInTheDocument();
    expect(screen.queryByRole("timer")).toBeNull();
  });

  it.each(["link_invalid", "origin_not_allowed"] as const)(
    "a link that ends or is kept from this page is told: %s",
    async (code) => {
      await show();
      answer = code;
      await live(10 * 60_000);
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  it("of several events it goes on to the next by itself, to none where none is planned", async () => {
    vi.setSystemTime(endMs - 2_000);
    const first = withCounted({}, { follows: true });
    answer = first;
    await show(first);
    const next = { startDate: "2027-06-14T04:00:00Z", endDate: "2027-06-14T05:00:00Z" };
    answer = withCounted({ name: "The picnic", ...next }, { follows: true });
    await pass(2_000);
    expect(screen.getByText("It is over")).toBeInTheDocument();
    await pass(3_000);
    expect(screen.getByRole("heading")).toHaveTextContent("The picnic");
    expect(figures()).toEqual(["00", "23", "59", "57"]);
    vi.setSystemTime(Date.parse(next.endDate));
    await pass(1_000);
    answer = nothingPlanned;
    await pass(3_000);
    expect(screen.getByText("Nothing is planned just now")).toBeInTheDocument();
  });
});

describe("its words", () => {
  it("tell whole days without a clock, from the first to the last", async () => {
    const days = { startLocal: "2027-06-12T00:00", endLocal: "2027-06-13T23:59" };
    answer = withCounted(days);
    await show(answer);
    expect(screen.getByText(/^Saturday,? 12.*Sunday,? 13 June 2027$/)).toBeInTheDocument();
  });

  it("lead to the event's page and to its calendar file", async () => {
    await show();
    const [page, file] = screen.getAllByRole("link");
    expect(page).toHaveAttribute("href", counting.pageUrl);
    expect(file).toHaveAttribute(
      "href",
      "https://jubilee.example/functions/v1/embed/event/tok/calendar.ics",
    );
  });

  it("lead nowhere but there where the event has no page of its own", async () => {
    answer = { ...counting, pageUrl: "https://jubilee.example/embed/countdown/tok" };
    await show(answer);
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });
});
