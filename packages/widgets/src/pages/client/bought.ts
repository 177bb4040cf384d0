/** Whoever has bought tickets here is asked no more whether they come, in this tab, also when it is loaded anew. */
export function askNoBuyer(): void {
  document.addEventListener("jubilee:order-completed", () => {
    document.documentElement.dataset["bought"] = "";
    try {
      sessionStorage.setItem(`jubilee:bought${location.pathname}`, "yes");
    } catch {
      // Storage is blocked: it holds until the page is left.
    }
  });
}
