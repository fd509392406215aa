/** The settings of the cluster's programs; docs/operate/cluster.md explains those that matter. */

export type Ports = Record<
  | 'etcd'
  | 'etcdPeer'
  | 'postgres1'
  | 'postgres2'
  | 'patroni1'
  | 'patroni2'
  | 'leader'
  | 'pooler'
  | 'web'
  | 's3',
  number
>;

export const PASSWORD = 'only-for-this-test';

export type Node = { name: string; postgres: number; patroni: number; folder: string };

/** JSON is YAML. */
export const patroniSettings = (node: Node, ports: Ports, bin: string): string =>
  JSON.stringify({
    scope: 'carful',
    name: node.name,
    restapi: { listen: `127.0.0.1:${node.patroni}`, connect_address: `127.0.0.1:${node.patroni}` },
    etcd3: { hosts: `127.0.0.1:${ports.etcd}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 60, wal_keep_size: '128MB', max_wal_size: '256MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${node.postgres}`,
      connect_address: `127.0.0.1:${node.postgres}`,
      data_dir: `${node.folder}/data`,
      bin_dir: bin,
      pgpass: `${node.folder}/pgpass`,
      authentication: {
        superuser: { username: 'postgres', password: PASSWORD },
        replication: { username: 'replicator', password: PASSWORD },
        rewind: { username: 'rewinder', password: PASSWORD },
      },
      parameters: { unix_socket_directories: node.folder, shared_buffers: '64MB' },
      pg_hba: [
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
    },
  });

/** Leads to whichever node Patroni calls the primary, and cuts connections to one that no longer is. */
export const haproxySettings = (nodes: readonly Node[], ports: Ports): string => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen leader
  bind 127.0.0.1:${ports.leader}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.postgres} check port ${node.patroni}`).join('\n')}
`;

export const pgbouncerSettings = (folder: string, ports: Ports): string => `
[databases]
carful = host=127.0.0.1 port=${ports.leader} dbname=carful connect_query='set statement_timeout = 30000; set lock_timeout = 5000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
ignore_startup_parameters = statement_timeout,lock_timeout
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
`;

/** A request whose process went away is repeated at another one: writes are applied once however often they arrive. */
export const nginxSettings = (folder: string, ports: Ports, apps: readonly number[]): string => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log;
worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream carful {
${apps.map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join('\n')}
  }
  server {
    listen 127.0.0.1:${ports.web};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_buffering off;
    proxy_request_buffering off;
    client_max_body_size 0;
    proxy_connect_timeout 2s;
    proxy_read_timeout 2m;
    proxy_next_upstream error non_idempotent;
    location / { proxy_pass http://carful; }
    location ~ ^/api/(media|uploads)/ {
      proxy_pass http://carful;
      proxy_request_buffering on;
    }
    location /api/auth/ {
      proxy_pass http://carful;
      proxy_next_upstream error;
    }
    location ~ ^/api/(shared/)?live$ {
      proxy_pass http://carful;
      proxy_read_timeout 1h;
    }
  }
}
`;
