/** Addresses of the pages. The server answers all of them with the same document. */

export const place = $state({ path: location.pathname, query: location.search });

function look(): void {
  place.path = location.pathname;
  place.query = location.search;
}

window.addEventListener('popstate', look);

export function go(address: string): void {
  history.pushState(null, '', address);
  look();
  window.scrollTo(0, 0);
}

/** Links inside the page: `<a href="/rules/rush" use:link>`. */
export function link(node: HTMLAnchorElement) {
  function click(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(node.pathname + node.search);
  }
  node.addEventListener('click', click);
  return { destroy: () => node.removeEventListener('click', click) };
}
