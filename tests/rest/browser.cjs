// A browser without a screen: loads the documentation page from a server, runs its scripts, and tells what Swagger UI
// made of the document. Arguments: the address of the server.
const vm = require("vm");

const base = process.argv[2];
const nothing = () => {};
const element = () => ({
  style: {}, childNodes: [], firstChild: null, innerHTML: "", tagName: "DIV", nodeType: 1,
  classList: { add: nothing, remove: nothing }, setAttribute: nothing, getAttribute: () => null,
  appendChild: nothing, insertBefore: nothing, removeChild: nothing, contains: () => false, cloneNode: element,
  addEventListener: nothing, removeEventListener: nothing,
  querySelector: () => null, querySelectorAll: () => [], getElementsByTagName: () => [],
});
const location = { ...new URL(`${base}/docs`), href: `${base}/docs`, pathname: "/docs", search: "", hash: "",
  protocol: "http:", host: new URL(base).host, origin: base };
const document = {
  ...element(), nodeType: 9, readyState: "complete", currentScript: null, location,
  documentElement: element(), head: element(), body: element(), getElementById: () => null,
  createElement: element, createElementNS: element, createTextNode: element, createDocumentFragment: element,
  implementation: { createHTMLDocument: () => document },
};
const asked = [];
const window = {
  document, location, console, setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, queueMicrotask,
  URL, URLSearchParams, Headers, Request, Response, FormData, Blob, AbortController, TextEncoder, TextDecoder,
  atob, btoa, performance, navigator: { userAgent: "none", platform: "none" },
  history: { pushState: nothing, replaceState: nothing },
  localStorage: { getItem: () => null, setItem: nothing, removeItem: nothing },
  addEventListener: nothing, removeEventListener: nothing, getComputedStyle: () => ({}),
  matchMedia: () => ({ matches: false, addListener: nothing }), requestAnimationFrame: (then) => setTimeout(then, 0),
  Node: class {}, Element: class {}, HTMLElement: class {}, File: class {}, Event: class {}, CustomEvent: class {},
  XMLHttpRequest: class {}, MutationObserver: class { observe() {} },
  fetch: (address, options) => {
    asked.push(String(address.url ?? address));
    return fetch(new URL(address.url ?? address, base), options);
  },
};
Object.assign(window, { window, self: window, top: window, parent: window, globalThis: window });
vm.createContext(window);

const read = async (path) => {
  const answer = await fetch(new URL(path, base));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
};

async function main() {
  const page = await read("/docs");
  const [bundle, start] = [...page.matchAll(/<script src="([^"]+)"/g)].map((found) => found[1]);
  vm.runInContext(await read(bundle), window);
  const shown = new Promise((resolve) => {
    const original = window.SwaggerUIBundle;
    const withoutScreen = (options) => resolve(original({ ...options, dom_id: null }));
    window.SwaggerUIBundle = Object.assign(withoutScreen, original);
  });
  vm.runInContext(await read(start), window);
  const system = (await shown).getSystem();
  const { specSelectors, errSelectors, fn } = system;
  const spec = specSelectors.specJson().toJS();
  const requests = {};
  for (const operation of specSelectors.operations().toJS()) {
    const { operationId, parameters } = operation.operation;
    const values = Object.fromEntries(parameters.filter((one) => one.in === "path").map((one) => [one.name, "7"]));
    requests[operationId] = fn.buildRequest({ spec, operationId, parameters: values }).url;
  }
  console.log(JSON.stringify({
    readable: specSelectors.isOAS3(), errors: errSelectors.allErrors().toJS(), requests, asked,
  }));
  process.exit(0);
}

main().catch((error) => { console.error(error.stack.slice(0, 2000)); process.exit(1); });
