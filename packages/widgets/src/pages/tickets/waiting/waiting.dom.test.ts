import { afterEach, beforeEach, expect, it, vi } from "vitest";

const ended = new Date(Date.now() - 2 * 3_600_000).toISOString();
const offer = `<h1 tabindex="-1">Page</h1><div id="own" data-anew="">
  <p data-ends="${ended}" data-locale="en" data-words="{time} left">left</p><button>Take them</button></div>`;
const over = offer.replace(/<p[^]*button>/, "<p>Your offer has ended</p>");
const answers = (text: string) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(text));

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = offer;
});
afterEach(() => void vi.restoreAllMocks());

it("a device that slept through the end of an offer sees what became of it, at its next look", async () => {
  answers(over);
  await import("./waiting.client.ts");
  await vi.waitFor(() => expect(document.body.textContent).toContain("Your offer has ended"));
  expect(document.querySelector("button")).toBeNull();
});

it("one whose clock is wrong asks once, not for ever", async () => {
  const asked = answers(offer.replace("Take them", "Take them still"));
  await import("./waiting.client.ts");
  await vi.waitFor(() => expect(document.body.textContent).toContain("Take them still"));
  // Whatever makes it look at its clock again.
  for (let look = 0; look < 3; look += 1) document.dispatchEvent(new Event("visibilitychange"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveBeenCalledTimes(1);
});

it("without a line it looks as soon as there is one", async () => {
  const asked = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("no line"));
  await import("./waiting.client.ts");
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  asked.mockImplementation(async () => new Response(over));
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(document.body.textContent).toContain("Your offer has ended"));
});
