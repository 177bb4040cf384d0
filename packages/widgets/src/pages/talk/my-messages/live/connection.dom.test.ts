import { expect, it, vi } from "vitest";
import { showConnection } from "./connection.ts";

it("says that there is no connection, and takes it back", () => {
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  const talk = document.createElement("main");
  talk.innerHTML = `<p data-offline="You have no connection."></p>`;
  showConnection(talk);
  expect(talk.textContent).toBe("");
  isOnline.mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  expect(talk.textContent).toBe("You have no connection.");
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(talk.textContent).toBe("");
});
