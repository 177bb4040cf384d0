import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { InlineMessage } from "./InlineMessage.tsx";

function Form() {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setSent(true)}>
        Send
      </button>
      {isSent && <InlineMessage tone="success">Your answer is in.</InlineMessage>}
    </>
  );
}

it("what was done is spoken: the status is there before its words", async () => {
  render(<Form />);
  const heard: string[] = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const isInStatus = target instanceof Element && target.closest("output") !== null;
      if (isInStatus) heard.push([...addedNodes].map((node) => node.textContent).join(""));
    }
  }).observe(document.body, { subtree: true, childList: true });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Your answer is in."));
  expect(heard).toContain("Your answer is in.");
});
