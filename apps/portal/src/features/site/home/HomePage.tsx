import { lazy, Suspense } from "react";
import { Hero } from "./Hero.tsx";
import { column, restSpace } from "./Home.css.ts";
import { Stage } from "./Stage.tsx";

const HomeRest = lazy(async () => {
  const { HomeRest } = await import("./HomeRest.tsx");
  return { default: HomeRest };
});

/** The landing page: what is seen first comes first. */
export default function HomePage() {
  return (
    <>
      <div className={column}>
        <Hero />
        <Stage />
      </div>
      <Suspense fallback={<div className={restSpace} />}>
        <HomeRest />
      </Suspense>
    </>
  );
}
