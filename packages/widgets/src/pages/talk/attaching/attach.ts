import {
  fileBytesAtMost,
  filesAtMost,
  fileTrouble,
  isDrawn,
  typeOf,
} from "@jubilee/core/talk/files.rules";
import { taken } from "../../client/on-page.ts";

const pictureSide = 2400;
const quality = 0.86;

type Words = Readonly<Record<string, string>>;

/** A picture drawn anew: smaller, and without where it was taken. Null where this browser cannot. */
async function drawn(file: File): Promise<{ blob: Blob; width: number; height: number } | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => null,
  );
  if (!picture) return null;
  const share = Math.min(1, pictureSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * share));
  const height = Math.max(1, Math.round(picture.height * share));
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  picture.close();
  const type = /png|webp/.test(file.type) ? "image/png" : "image/jpeg";
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  return blob && { blob, width, height };
}

/** Sends to the signed address; the answer's status, 0 where there was none. */
function put(address: string, file: Blob, stop: AbortSignal, tell: (percent: number) => void) {
  return new Promise<number>((settle) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      tell(Math.round((loaded / total) * 100)),
    );
    request.addEventListener("loadend", () => settle(request.status));
    stop.addEventListener("abort", () => request.abort());
    request.open("PUT", address);
    const form = new FormData();
    form.append("", file);
    request.send(form);
  });
}

/** The files of one form's next message. */
export interface Attaching {
  add: (files: readonly File[]) => void;
  /** The page was made anew around what is on its way: it goes with the form that stands there now. */
  moveTo: (form: HTMLFormElement) => void;
}

/** Files on their way with the message of one form: each a line that says how it stands. */
export function attachTo(first: HTMLFormElement): Attaching {
  let form = first;
  let list = form.querySelector<HTMLElement>("[data-attached]");
  const words = JSON.parse(list?.dataset["words"] ?? "{}") as Words;
  const { files: calls = "", of = "{}" } = form.dataset;
  const fieldOf = () => form.querySelector<HTMLInputElement>("[name=files]");
  const textOf = () => form.querySelector("textarea");
  const stood = fieldOf()?.value;
  const ids: string[] = stood ? stood.split(" ") : [];
  let coming = 0;
  let isAsked = false;
  const say = (key: string, name: string) => (words[key] ?? "").replace("{name}", () => name);
  const ask = async (call: string, body: object): Promise<{ id: string; address: string }> => {
    const response = await fetch(`${calls}/${call}`, {
      method: "POST",
      credentials: "omit",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...JSON.parse(of), ...body }),
    });
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  };
  const settle = () => {
    const [field, text] = [fieldOf(), textOf()];
    if (field) field.value = ids.join(" ");
    if (text) text.required = ids.length + coming === 0;
    if (coming > 0 || !isAsked) return;
    isAsked = false;
    form.requestSubmit();
  };
  // A message waits for its files: it goes by itself when the last of them is there.
  const wait = (event: SubmitEvent) => {
    if (coming === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    isAsked = true;
    for (const state of list?.querySelectorAll("[data-state]") ?? [])
      state.textContent ||= words["waits"] ?? "";
  };
  // Sent, or kept on the device: the next message begins without files.
  const begin = () => {
    ids.length = 0;
    list?.replaceChildren();
    settle();
  };
  const listen = () => {
    form.addEventListener("submit", wait, true);
    form.addEventListener(taken, begin);
  };
  listen();
  const button = (label: string, name: string, press: () => void) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.setAttribute("aria-label", name);
    made.addEventListener("click", press);
    return made;
  };
  const line = (file: File) => {
    const item = document.createElement("li");
    const name = document.createElement("bdi");
    const state = document.createElement("span");
    state.dataset["state"] = "";
    name.textContent = file.name;
    let end = () => {};
    item.append(
      name,
      state,
      button("×", say("remove", file.name), () => {
        end();
        item.remove();
        settle();
        textOf()?.focus();
      }),
    );
    list?.append(item);
    const refuse = (key: string) => {
      name.textContent = say(key, file.name);
      state.textContent = "";
    };
    return { item, state, refuse, onEnd: (to: () => void) => (end = to) };
  };
  const send = async (file: File, shown: ReturnType<typeof line>) => {
    const { item, state, refuse, onEnd } = shown;
    const stop = new AbortController();
    coming += 1;
    let id = "";
    onEnd(() => {
      stop.abort();
      const at = ids.indexOf(id);
      if (at >= 0) ids.splice(at, 1);
    });
    const type = typeOf(file);
    const done = await (async () => {
      const picture = isDrawn({ type }) ? await drawn(file) : null;
      if (isDrawn({ type }) && !picture) return "kind";
      const blob = picture?.blob ?? new Blob([file], { type });
      if (blob.size > fileBytesAtMost) return "size";
      const permit = await ask("file", {});
      const status = await put(
        new URL(permit.address, location.href).href,
        blob,
        stop.signal,
        (percent) => {
          state.textContent = `${percent} %`;
        },
      );
      if (status === 413) return "size";
      if (status === 415) return "kind";
      if (status !== 200) return "lost";
      const { width, height } = picture ?? {};
      await ask("kept", { id: permit.id, name: file.name.slice(0, 200), width, height });
      ({ id } = permit);
      return "";
    })().catch(() => "lost");
    coming -= 1;
    if (stop.signal.aborted) return settle();
    state.textContent = "";
    if (done === "") {
      ids.push(id);
      return settle();
    }
    isAsked = false;
    refuse(done);
    if (done === "lost") {
      const again = button(words["again"] ?? "", words["again"] ?? "", () => {
        again.remove();
        item.querySelector("bdi")?.replaceChildren(file.name);
        void send(file, shown);
      });
      item.append(again);
    }
  };
  return {
    add(files) {
      for (const file of files) {
        const shown = line(file);
        const trouble = fileTrouble(file);
        const isOver = ids.length + coming >= filesAtMost;
        if (trouble ?? isOver) shown.refuse(trouble ?? "many");
        else void send(file, shown);
      }
    },
    moveTo(next) {
      if (next === form) return;
      form = next;
      const place = form.querySelector("[data-attached]");
      if (list) place?.replaceWith(list);
      list = form.querySelector("[data-attached]");
      listen();
      settle();
    },
  };
}
