/** A photo opens large over the page; what shows it comes when it is asked for. */
export function showPhotos(): void {
  const list = document.querySelector<HTMLElement>("[data-photos]");
  list?.addEventListener("click", (event) => {
    const way = (event.target as Element).closest("a");
    if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import("./photos.ts").then(
      ({ openPhotos }) => openPhotos(list, way),
      () => location.assign(way.href),
    );
  });
}
