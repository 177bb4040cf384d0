import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { choir } from "../../../testing/anEvent.ts";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { ImportFlow } from "./ImportFlow.tsx";

const patient = { timeout: 10_000 };
const portal = aSignedInPortal();

const review = async (pasted: string) => {
  await portal.loadPlanner();
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <ImportFlow
          event={choir}
          guestsHref="/"
          resumed={null}
          onResume={() => undefined}
          pasted={pasted}
        />
      </QueryClientProvider>,
    );
    await Promise.resolve();
  });
};

it("asks for the name's column rather than to fix each line", async () => {
  await review("Wer\tE-mail\nAda Lind\tada@mail.example.com\nBo Lind\tbo@mail.example.com");
  await screen.findByText("No column is known to hold names", {}, patient);
  expect(screen.queryByRole("button", { name: "Fix" })).toBeNull();
});

it("offers to fix a line where the columns are known", async () => {
  await review("Name\tE-mail\nAda Lind\tada@mail.example.com\nBo Lind\tnowhere");
  await screen.findByRole("button", { name: "Fix" }, patient);
  expect(screen.queryByText("No column is known to hold names")).toBeNull();
});
