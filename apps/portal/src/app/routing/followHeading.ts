/**
 * Tells the text of the page's first heading, now and whenever it changes. A heading that is not the
 * whole name of its page says that as `data-page-title`. Returns how to stop.
 */
export function followHeading(tell: (heading: string) => void): () => void {
  let told = "";
  const look = () => {
    const heading = document.querySelector<HTMLElement>("#content h1");
    const text = (heading?.dataset["pageTitle"] ?? heading?.textContent ?? "").trim();
    if (text === "" || text === told) return;
    told = text;
    tell(text);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ["data-page-title"],
  });
  look();
  return () => observer.disconnect();
}
