import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { takeForms } from "./forms.ts";
import { sendUnsent, takeUnsent } from "./unsent.ts";

takeForms();

const lanterns = (isDone: boolean) => `<div id="whole" data-anew="">
  <form method="post" action="/helping/abc/tick" data-send="" data-keep="Kept">
    <input type="hidden" name="taskId" value="lanterns"><input type="hidden" name="at" value="">
    <input type="hidden" name="once" value="one" data-once>
    <button name="isDone" value="${isDone ? "no" : "yes"}" aria-pressed="${isDone}">Lanterns</button>
  </form></div><section data-notices></section>`;
const tick = () => document.querySelector<HTMLButtonElement>("button");
const pressed = () => tick()?.getAttribute("aria-pressed");
const notice = () => document.querySelector("[data-notices]")?.textContent;
const line = (isThere: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(isThere);
const answers = (text: string, status = 200) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(text, { status }));
const sent = (fetched: ReturnType<typeof answers>) =>
  fetched.mock.calls.map(([to, request]) => [to as string, `${request?.body as URLSearchParams}`]);

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = lanterns(false);
});
afterEach(() => void vi.restoreAllMocks());

it("a tick without a line is kept, shown, and sent once there is one, with the moment of the press", async () => {
  const fetched = answers(lanterns(true));
  line(false);
  tick()?.click();
  await vi.waitFor(() => expect(pressed()).toBe("true"));
  expect(notice()).toBe("Kept");
  expect(fetched).not.toHaveBeenCalled();
  expect(document.querySelector<HTMLInputElement>("[data-once]")?.value).not.toBe("one");
  line(true);
  await sendUnsent();
  const [[to, body] = []] = sent(fetched);
  expect(to).toMatch(/\/helping\/abc\/tick$/);
  expect(body).toContain("taskId=lanterns");
  expect(body).toContain("isDone=yes");
  expect(body).toMatch(/at=20\d\d-/);
  expect(pressed()).toBe("true");
  await sendUnsent();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("what is kept outlives a reload, and a tick that is taken back is sent after the tick", async () => {
  line(false);
  tick()?.click();
  await vi.waitFor(() => expect(pressed()).toBe("true"));
  document.body.innerHTML = lanterns(false);
  takeUnsent();
  expect(pressed()).toBe("true");
  tick()?.click();
  await vi.waitFor(() => expect(pressed()).toBe("false"));
  const fetched = answers(lanterns(false));
  line(true);
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(sent(fetched).map(([, body]) => /isDone=(yes|no)/.exec(body ?? "")?.[1])).toEqual([
    "yes",
    "no",
  ]);
});

it("a line that breaks again loses nothing; what is refused is said and not sent again", async () => {
  line(false);
  tick()?.click();
  await vi.waitFor(() => expect(pressed()).toBe("true"));
  line(true);
  const broken = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await sendUnsent();
  expect(broken).toHaveBeenCalledTimes(1);
  broken.mockRestore();
  const fetched = answers(`<p role="alert">Not yours any more</p>${lanterns(false)}`, 404);
  await sendUnsent();
  expect(notice()).toBe("Not yours any more");
  await sendUnsent();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("too much at once is no refusal, and what another tab keeps meanwhile stays", async () => {
  line(false);
  tick()?.click();
  await vi.waitFor(() => expect(pressed()).toBe("true"));
  line(true);
  const busy = answers("", 429);
  await sendUnsent();
  busy.mockRestore();
  const place = `jubilee:unsent${location.pathname}`;
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementationOnce(async () => {
    const [mine] = JSON.parse(localStorage.getItem(place) ?? "[]");
    // The other tab has sent it too, and keeps a press of its own.
    localStorage.setItem(place, JSON.stringify([{ ...mine, id: "other", body: "taskId=tables" }]));
    return new Response(lanterns(true));
  });
  fetched.mockImplementation(async () => new Response(lanterns(true)));
  await sendUnsent();
  expect(sent(fetched).map(([, body]) => /taskId=(\w+)/.exec(body ?? "")?.[1])).toEqual([
    "lanterns",
    "tables",
  ]);
});

const talk = `<div id="whole" data-anew=""><details>
  <form method="post" action="/helping/abc/comment" data-send="" data-keep="Kept">
    <template data-waits="comment"><p>It waits</p><p></p></template>
    <input type="hidden" name="taskId" value="lanterns"><textarea name="comment"></textarea>
    <button>Send</button>
  </form></details></div><section data-notices></section>`;
const waiting = () =>
  [...document.querySelectorAll("details > p")].map(({ textContent }) => textContent);

it("what was said without a line is read where it was said, also after a reload, until it is sent", async () => {
  document.body.innerHTML = talk;
  line(false);
  const field = document.querySelector("textarea");
  if (field) field.value = "At <b>six</b>";
  document.querySelector("button")?.click();
  await vi.waitFor(() => expect(waiting()).toEqual(["It waits", "At <b>six</b>"]));
  document.body.innerHTML = talk;
  takeUnsent();
  expect(waiting()).toEqual(["It waits", "At <b>six</b>"]);
  expect(document.querySelector("details")?.open).toBe(true);
  answers(talk);
  line(true);
  await sendUnsent();
  expect(waiting()).toEqual([]);
});

it("of several answers the last one stands, and they are sent as they were pressed", async () => {
  const answers = ["yes", "no"].map(
    (answer) => `<button name="answer" value="${answer}"></button>`,
  );
  const asked = `<div id="whole" data-anew=""><form method="post" action="/invitation/abc/answer"
    data-send="" data-keep="Kept"><input type="hidden" name="key" value="one" data-once>
    ${answers.join("")}</form></div><section data-notices></section>`;
  document.body.innerHTML = asked;
  line(false);
  const [yes, no] = document.querySelectorAll("button");
  yes?.click();
  await vi.waitFor(() => expect(yes?.ariaPressed).toBe("true"));
  no?.click();
  await vi.waitFor(() => expect(no?.ariaPressed).toBe("true"));
  expect(yes?.ariaPressed).toBeNull();
  expect([yes?.value, no?.value]).toEqual(["yes", "no"]);
  line(true);
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(asked));
  await sendUnsent();
  const bodies = sent(fetched).map(([, body]) => new URLSearchParams(body));
  expect(bodies.map((body) => body.get("answer"))).toEqual(["yes", "no"]);
  expect(new Set(bodies.map((body) => body.get("key"))).size).toBe(2);
});
