export { Fragment } from "preact";
export { useEffect, useRef, useState } from "preact/hooks";
