import type { AccountRights } from "@jubilee/core/account/rights.types";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPortal } from "../../testing/aPortal.ts";
import { PortalContext } from "../portal/PortalContext.ts";
import { RouterAnchor } from "./RouterAnchor.tsx";
import { createRouteTable } from "./routeTable.ts";

const page = { access: "member", page: () => Promise.resolve({ default: () => null }) } as const;
const routes = createRouteTable(
  {
    open: { ...page, path: "/open", title: "Open" },
    asking: { ...page, path: "/asking", title: "Asking", asks: "events.write" },
  },
  () => Promise.resolve({}),
);

function as(key: "owner" | "viewer", permissions: AccountRights["permissions"]): AccountRights {
  return {
    accountId: "account",
    name: "Hartwell Reunions",
    plan: "business",
    role: { key, name: key },
    isOwn: key === "owner",
    isChosen: true,
    ownerId: "owner",
    owner: "Marisol Aguirre",
    eventIds: null,
    permissions,
  };
}

const links = (rights?: AccountRights) => {
  render(
    <PortalContext value={{ ...aPortal({}, rights ? { rights: [rights] } : {}), routes }}>
      <RouterAnchor href="/open">Open</RouterAnchor>
      <RouterAnchor href="/asking?type=gala">Asking</RouterAnchor>
    </PortalContext>,
  );
  return screen.getAllByRole("link").map(({ textContent }) => textContent);
};

it("a link to a page that one's role keeps closed is not there", () =>
  expect(links(as("viewer", ["events.read"]))).toEqual(["Open"]));

it("one to a page that it opens is", () =>
  expect(links(as("viewer", ["events.write"]))).toEqual(["Open", "Asking"]));

it("owners see every link", () => expect(links(as("owner", []))).toEqual(["Open", "Asking"]));

it("until it is known what one may do, every link is there", () =>
  expect(links()).toEqual(["Open", "Asking"]));
