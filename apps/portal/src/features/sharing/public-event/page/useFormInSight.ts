import { useEffect, useState } from "react";

/** The parts of the page that carry a form of their own. */
const forms = "#reply, #tickets";

/** Whether a form stands on the screen, a quarter of it from below not counted. */
export function useFormInSight(): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        setInSight(seen.size > 0);
      },
      { rootMargin: "0px 0px -25%" },
    );
    for (const form of document.querySelectorAll(forms)) observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return isInSight;
}
