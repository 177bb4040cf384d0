import { toast } from "@jubilee/ui/toast";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { Planner } from "@jubilee/core/account/planner.api";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aPortal, maya } from "../../testing/aPortal.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { Guard } from "./Guard.tsx";
import type { RouteAccess } from "./routing.types.ts";

afterEach(() => act(() => toast.dismiss()));

const signedIn = { status: "signed-in", user: maya } as const;
const page = (access: RouteAccess) => (
  <Guard access={access}>
    <h1>The page</h1>
  </Guard>
);

describe("who may see a page", () => {
  it("a visitor sees public pages", () => {
    renderInPortal(aPortal(), page("public"));
    expect(screen.getByText("The page")).toBeVisible();
  });

  it("'redirects to /login, remembering the original location', and says why once", async () => {
    renderInPortal(aPortal(), page("member"), "/budgeting?month=5#top");
    await waitFor(() => expect(location.pathname).toBe("/login"));
    expect(history.state).toEqual({ from: "/budgeting?month=5#top" });
    expect(await screen.findAllByText("Authentication Required")).toHaveLength(1);
    expect(screen.getByText("Please sign in to access this page")).toBeVisible();
  });

  it("'not shown when the query string contains plan='", async () => {
    renderInPortal(aPortal(), page("member"), "/account-settings?plan=pro");
    await waitFor(() => expect(location.pathname).toBe("/login"));
    expect(screen.queryByText("Authentication Required")).toBeNull();
  });

  it("a page of a demo that this device has is led into it, whoever is signed in", async () => {
    const eventId = "7d5b1d0e-6a53-4f43-9c39-0c9a3b0f5f11";
    const endsAt = new Date(Date.now() + 60_000).toISOString();
    const guestPage = "/event-info-view/x";
    const visit = { id: "1", demo: "club-demo", email: "a@sandbox.invalid", password: "long" };
    const opened = { ...visit, eventId, eventName: "Club", endsAt, guestPage };
    localStorage.setItem("jubilee-demos", JSON.stringify([opened]));
    const goOnIn = vi.fn();
    const portal = aPortal(signedIn);
    const planner = {
      signInToDemo: () => Promise.resolve({ ok: true, value: null }),
    } as Partial<Planner> as Planner;
    const loadPlanner = () => Promise.resolve(planner);
    renderInPortal(
      { ...portal, goOnIn, loadPlanner },
      page("member"),
      `/event-details/${eventId}?tab=tasks`,
    );
    await waitFor(() => expect(goOnIn).toHaveBeenCalledOnce());
    expect(goOnIn).toHaveBeenCalledWith(opened, `/event-details/${eventId}?tab=tasks`);
    expect(screen.queryByText("The page")).toBeNull();
    localStorage.removeItem("jubilee-demos");
    sessionStorage.clear();
  });

  it("waits while it is not known who is there, and while somebody leaves", () => {
    const portal = aPortal({ status: "loading" });
    renderInPortal(portal, page("member"), "/budgeting");
    expect(screen.getByText("Loading...")).toBeVisible();
    act(() => portal.auth.set(signedIn));
    expect(screen.getByText("The page")).toBeVisible();
    act(() => portal.auth.set({ status: "signed-out", user: null, isLeaving: true }));
    expect(screen.getByText("Loading...")).toBeVisible();
    expect(location.pathname).toBe("/budgeting");
  });

  it("a lost session keeps the page and what is typed on it, for the same person alone", async () => {
    const portal = aPortal(signedIn);
    renderInPortal(
      portal,
      <Guard access="member">
        <input aria-label="Name" defaultValue="" />
      </Guard>,
      "/create-event",
    );
    fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Harvest supper" } });
    act(() => portal.auth.set({ isLost: true }));
    expect(await screen.findByText("Your session has ended")).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("Harvest supper");
    act(() => portal.auth.set({ ...signedIn, isLost: false }));
    await waitFor(() => expect(screen.queryByText("Your session has ended")).toBeNull());
    expect(screen.getByLabelText("Name")).toHaveValue("Harvest supper");
    act(() => portal.auth.set({ user: { ...maya, id: "u2" } }));
    expect(screen.getByLabelText("Name")).toHaveValue("");
  });

  it("members are not let into administration, and nobody before the check is done", async () => {
    const portal = aPortal(signedIn);
    renderInPortal(portal, page("admin"), "/admin");
    expect(screen.getByText("Loading...")).toBeVisible();
    act(() => portal.standing.setState({ isAdmin: false }));
    expect(await screen.findByText("No access")).toBeVisible();
    act(() => portal.standing.setState({ isAdmin: true }));
    expect(screen.getByText("The page")).toBeVisible();
  });
});
