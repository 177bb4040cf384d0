let drops = new AbortController();

/** Files are chosen, dropped and pasted; what sends them up comes with the first one. */
export function takeFiles(talk: HTMLElement): void {
  const form = document.querySelector<HTMLFormElement>("#say form[data-send]");
  const way = form?.querySelector<HTMLElement>("[data-attach]");
  if (!form || !way) return;
  way.hidden = false;
  form.dataset["attaches"] = "";
  const text = form.querySelector("textarea");
  let adding: Promise<(files: File[]) => void> | undefined;
  let isLoading = false;
  const add = (list: FileList | undefined) => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    if (text) text.required = false;
    isLoading ||= !adding;
    adding ??= import("./attach.ts").then(({ attachTo }) => attachTo(form, talk));
    const begin = async (loading: typeof adding) => {
      const take = await loading;
      isLoading = false;
      take?.(files);
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
  // Anywhere on the page, where a browser would show the file in its place. The form is made anew with
  // each message, the page around it is not.
  drops.abort();
  drops = new AbortController();
  for (const kind of ["dragover", "drop"] as const)
    talk.addEventListener(
      kind,
      (event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        if (kind === "drop") add(event.dataTransfer.files);
      },
      drops,
    );
}

/** A picture opens large over the page; what shows it comes when it is asked for. */
export function showPictures(): void {
  document.querySelector("#said")?.addEventListener("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const way = (target as Element).closest("a");
    const list = way?.closest<HTMLElement>("[data-large]");
    if (!way || !list || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    import("../../../media/photos.ts").then(
      ({ openPhotos }) => openPhotos(list, way),
      () => location.assign(way.href),
    );
  });
}
