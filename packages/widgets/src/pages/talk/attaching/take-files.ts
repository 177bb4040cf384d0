import type { Attaching } from "./attach.ts";

/** What is on its way, by the form's own name: forms are made anew while it is. */
const byForm = new Map<string, Promise<Attaching>>();

/**
 * Files are chosen, dropped and pasted; what sends them up comes with the first one.
 *
 * @param area where files can be dropped, and until when
 */
export function takeFiles(form: HTMLFormElement, area: HTMLElement, drops: AbortSignal): void {
  const way = form.querySelector<HTMLElement>("[data-attach]");
  if (!way) return;
  way.hidden = false;
  form.dataset["attaches"] = "";
  const name = form.dataset["typed"] ?? "";
  const text = form.querySelector("textarea");
  let adding = byForm.get(name);
  void adding?.then(({ moveTo }) => moveTo(form));
  let isLoading = false;
  const add = (list: FileList | undefined) => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    if (text) text.required = false;
    isLoading ||= !adding;
    adding ??= import("./attach.ts").then(({ attachTo }) => attachTo(form));
    byForm.set(name, adding);
    const begin = async (loading: typeof adding) => {
      const attaching = await loading;
      isLoading = false;
      attaching?.add(files);
    };
    void begin(adding);
  };
  // Sent before what sends files up was there: it goes on from there.
  form.addEventListener(
    "submit",
    (event) => {
      if (!isLoading) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void adding?.then(() => form.requestSubmit());
    },
    true,
  );
  const input = way.querySelector("input");
  input?.addEventListener("change", () => {
    add(input.files ?? undefined);
    input.value = "";
  });
  form.addEventListener("paste", (event) => {
    const { clipboardData } = event;
    // What brings words and their form is meant as words.
    const isWords = ["text/plain", "text/html"].every((type) =>
      clipboardData?.types.includes(type),
    );
    if (!clipboardData?.files.length || isWords) return;
    event.preventDefault();
    add(clipboardData.files);
  });
  // Where a browser would show the file in the page's place.
  for (const kind of ["dragover", "drop"] as const)
    area.addEventListener(
      kind,
      (event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        if (kind === "drop") add(event.dataTransfer.files);
      },
      { signal: drops },
    );
}

/** A picture opens large over the page; what shows it comes when it is asked for. */
export function showPictures(within: Element | null): void {
  within?.addEventListener("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const way = (target as Element).closest("a");
    const list = way?.closest<HTMLElement>("[data-large]");
    if (!way || !list || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    import("../../media/photos.ts").then(
      ({ openPhotos }) => openPhotos(list, way),
      () => location.assign(way.href),
    );
  });
}
