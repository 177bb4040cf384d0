import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { WalletLinks } from "./WalletLinks.tsx";

const apple = { name: "Add to Apple Wallet" };
const google = { name: "Save to Google Wallet" };

it("a ticket goes into the wallets that are set up, by its own address", () => {
  const { rerender } = render(
    <WalletLinks path="order/t" ticketId="1" isValid wallets={["apple"]} />,
  );
  expect(screen.getByRole("link", apple)).toHaveAttribute(
    "href",
    "/functions/v1/embed/order/t/pass.pkpass?ticket=1",
  );
  expect(screen.queryByRole("link", google)).toBeNull();
  rerender(<WalletLinks path="ticket/t" ticketId="1" isValid wallets={["google"]} />);
  expect(screen.getByRole("link", google)).toHaveAttribute(
    "href",
    "/functions/v1/embed/ticket/t/google-wallet?ticket=1",
  );
  expect(screen.queryByRole("link", apple)).toBeNull();
});

it("a void ticket can only be made void in the wallet that has it", () => {
  render(<WalletLinks path="order/t" ticketId="1" isValid={false} wallets={["apple", "google"]} />);
  expect(screen.getByRole("link", { name: "Update Apple Wallet" })).toBeVisible();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
