/** What the bar at the foot leads to, or asks itself. */
const asked = "#reply, #give, #tickets, #ask";

/** The bar at the foot makes room while somebody has before them what it leads to. */
export function standAside(): void {
  const bar = document.querySelector<HTMLElement>("[data-page-foot]");
  if (!bar) return;
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      bar.toggleAttribute("data-aside", seen.size > 0);
      bar.inert = seen.size > 0;
    },
    { rootMargin: "0px 0px -25%" },
  );
  for (const place of document.querySelectorAll(asked)) observer.observe(place);
}
