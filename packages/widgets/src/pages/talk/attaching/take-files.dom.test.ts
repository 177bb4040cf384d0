import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { taken } from "../../client/on-page.ts";
import { takeFiles } from "./take-files.ts";

const form = `<form method="post" data-send data-typed="say-one" data-files="https://jubilee.test/helping/link"
    data-of='{"taskId":"one"}'>
  <input type="hidden" name="files" value=""><ul data-attached data-words='{"waits":"Waits"}'></ul>
  <textarea name="comment" required></textarea>
  <label data-attach hidden><input type="file"></label><button>Send</button></form>`;
const one = (of: string) => document.querySelector(of) as Element;
const theForm = () => one("form") as HTMLFormElement;
const text = () => one("textarea") as HTMLTextAreaElement;
const shown = () => one("[data-attached]").textContent;
const sent = () => (one("[name=files]") as HTMLInputElement).value;

/** The page as the server makes it anew, with what its script does then. */
function make(): void {
  document.body.innerHTML = form;
  takeFiles(theForm(), theForm(), new AbortController().signal);
}

function choose(name: string): void {
  const input = one("[type=file]");
  Object.defineProperty(input, "files", {
    value: [new File(["ladder;shed"], name, { type: "text/csv" })],
  });
  input.dispatchEvent(new Event("change"));
}

/** What is sent up waits until it is let through. */
let arrives: () => void;
beforeEach(() => {
  const asked: Response[] = [];
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    asked.push(Response.json({ ...JSON.parse(body), id: "file-1", address: "/up" }));
    return asked.at(-1);
  });
  vi.stubGlobal(
    "XMLHttpRequest",
    class extends EventTarget {
      status = 200;
      upload = new EventTarget();
      open() {}
      abort() {}
      send() {
        arrives = () => this.dispatchEvent(new Event("loadend"));
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

it("what is on its way stays with its comment while the page around it is made anew, and goes with it once", async () => {
  arrives = () => expect.unreachable("nothing was sent up");
  make();
  expect(one("[data-attach]")).toHaveProperty("hidden", false);
  choose("Ladders.csv");
  await vi.waitFor(() => expect(shown()).toContain("Ladders.csv"));
  // Somebody ticks another task meanwhile.
  make();
  await vi.waitFor(() => expect(shown()).toContain("Ladders.csv"));
  const submitted = vi.fn((event: Event) => event.preventDefault());
  one("form").addEventListener("submit", submitted);
  theForm().requestSubmit();
  expect(submitted).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    arrives();
    expect(submitted).toHaveBeenCalledTimes(1);
  });
  expect(sent()).toBe("file-1");
  expect(text().required).toBe(false);

  one("form").dispatchEvent(new Event(taken));
  expect([shown(), sent()]).toEqual(["", ""]);
  expect(text().required).toBe(true);
});
