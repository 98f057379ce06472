import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'
import Checkout from '../../../shared/client/examples/vue-checkout.vue'

export const html = () => renderToString(createSSRApp(Checkout))
export const hydrate = (root) => createSSRApp(Checkout).mount(root)
