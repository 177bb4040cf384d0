import { useEffect, useState } from "react";

/** Which of the sections one is in: the last one whose beginning has come up to the middle. */
export function useSectionInSight(ids: readonly string[]): string {
  const [first = ""] = ids;
  const [current, setCurrent] = useState(first);
  const together = ids.join(" ");
  useEffect(() => {
    const sections = together
      .split(" ")
      .flatMap((id) => document.querySelector<HTMLElement>(`#${id}`) ?? []);
    const look = () => {
      const line = innerHeight / 2;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const passed = sections.filter((section) => section.getBoundingClientRect().top < line);
      const here = isAtEnd && scrollY > 0 ? sections.at(-1) : (passed.at(-1) ?? sections[0]);
      if (here) setCurrent(here.id);
    };
    const observer = new IntersectionObserver(look, { threshold: [0, 0.25, 0.5, 0.75, 1] });
    for (const section of sections) observer.observe(section);
    addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("scroll", look);
    };
  }, [together]);
  return current;
}
