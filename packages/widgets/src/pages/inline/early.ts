import { keptWays } from "./bought-here.ts";

/**
 * Before the first paint: the theme that this device's reader has chosen; and what is pressed before
 * the page's script is there is shown at once and kept for it. Who has bought on it is not asked again.
 */
export function listenEarly(): void {
  try {
    const theme = localStorage.getItem("jubilee-theme");
    const { dataset } = document.documentElement;
    if (theme === "light" || theme === "dark") dataset["theme"] = theme;
    const about = document.querySelector<HTMLElement>("[data-event]")?.dataset["event"];
    if (about && keptWays(about).length > 0) dataset["bought"] = "";
  } catch {
    document.documentElement.dataset["storage"] = "blocked";
  }

  document.addEventListener("click", (event) => {
    const pressed = (event.target as Element).closest<HTMLButtonElement>("button[name=answer]");
    const reply = document.querySelector("#reply");
    if (!pressed || !reply) return;
    event.preventDefault();
    document.documentElement.dataset["answer"] = pressed.value;
    for (const button of document.querySelectorAll("button[name=answer]")) {
      button.setAttribute("aria-pressed", String(button.getAttribute("value") === pressed.value));
    }
    if (!reply.contains(pressed)) reply.scrollIntoView({ block: "start" });
    document.dispatchEvent(new CustomEvent("jubilee-answer"));
  });
}
