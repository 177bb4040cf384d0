import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Afterwards } from "./Afterwards.tsx";
import { Later } from "./Later.tsx";

it("draws what lies lower once the rest was there, also within a page that comes later itself", async () => {
  const drawn: string[] = [];
  const Part = ({ name }: { name: string }) => {
    if (drawn.at(-1) !== name) drawn.push(name);
    return name;
  };
  render(
    <Later before={<Part name="the shape" />}>
      <Afterwards before={<Part name="the page" />}>
        <Part name="its end" />
      </Afterwards>
    </Later>,
  );
  expect(await screen.findByText("its end")).toBeVisible();
  expect(drawn).toEqual(["the shape", "the page", "its end"]);
});
