import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow/latin-ext-400.css';
import '@fontsource/barlow/latin-ext-600.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-ext-600.css';
import './ui/tokens.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { version } from './net/version.svelte';
import { applyTheme } from './ui/theme.svelte';
import { words } from './words/words.svelte';

// A part that cannot be loaded is gone from the server: it was updated.
addEventListener('vite:preloadError', () => (version.isOutdated = true));
applyTheme();
document.documentElement.lang = words.language;
await words.read('web', 'web-ui', 'common');
mount(App, { target: document.getElementById('app')! });
