import '../../adapters/nominatim-wire.test.ts'
import '../../adapters/osm-wire.test.ts'
import '../../adapters/photon-wire.test.ts'
